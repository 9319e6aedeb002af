import { expect, it } from 'vitest';
import { dayAt } from './numbers';

it('names the day in UTC', () => expect(dayAt(1_800_000_000)).toBe('2027-01-15'));
