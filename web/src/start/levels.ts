/** The computer's levels, by number; their names and sentences are `level-name` and `level-about`. */
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
