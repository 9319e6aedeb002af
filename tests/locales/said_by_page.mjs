// Formats messages as the page does. Standard input: JSON with `packages` (the path of package.json), `language`, `text`
// (the catalogue) and `questions` ([[id, variables]]); standard output: the list of texts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const { packages, language, text, questions } = JSON.parse(readFileSync(0, 'utf-8'));
const fluent = await import(pathToFileURL(createRequire(packages).resolve('@fluent/bundle')).href);
const bundle = new fluent.FluentBundle(language, { useIsolating: false });
bundle.addResource(new fluent.FluentResource(text));
const answers = questions.map(([id, variables]) => {
  const errors = [];
  const said = bundle.formatPattern(bundle.getMessage(id).value, variables, errors);
  return errors.length ? String(errors[0]) : said;
});
process.stdout.write(JSON.stringify(answers));
