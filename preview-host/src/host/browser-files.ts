import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { stubText } from './overridable-page';

/** A file of the preview host itself. */
interface HostFile {
  type: string;
  text: string;
}

const STUB = /^sections\/(mf-[a-z\d-]{1,60})\.js$/;

/**
 * The preview host's own files, by their names in the browser: its modules, each by itself, and those of
 * sections.
 * @param folder the sources of the modules; they import each other without an ending
 */
export function readBrowserFiles(folder: string): (name: string) => HostFile | undefined {
  const files = new Map<string, HostFile>();
  for (const file of readdirSync(folder).filter((each) => !each.includes('.test.'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (file.endsWith('.css')) files.set(file, { type: 'text/css', text });
    else files.set(file.replace(/\.ts$/, ''), { type: 'text/javascript', text: asScript(text) });
  }
  return (name) => {
    const section = STUB.exec(name)?.[1];
    if (section !== undefined) return { type: 'text/javascript', text: stubText(section) };
    return files.get(name.replace(/\.js$/, ''));
  };
}

function asScript(source: string): string {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}
