import path from 'node:path';

import ts from 'typescript';

import type { Declared, PublicInterface } from './report';

/** A package whose sources are described. */
interface Described {
  /** Folder of the package. */
  folder: string;
  /** Its specifiers and their sources, relative to the folder. */
  entries: Readonly<Record<string, string>>;
  /** Settings of its type check. */
  tsconfig: string;
}

/** Where the declarations are for the compiler; nothing is written there. */
const VIRTUAL = '.declarations';

const { NoTruncation, InTypeAlias, MultilineObjectLiterals } = ts.NodeBuilderFlags;
const IN_FULL = (NoTruncation | InTypeAlias | MultilineObjectLiterals) as ts.NodeBuilderFlags;

const printer = ts.createPrinter({ removeComments: true });

/** The public interface of a package, from the declarations that TypeScript makes of its sources. */
export function describeInterface({ folder, entries, tsconfig }: Described): PublicInterface {
  const place = path.join(folder, VIRTUAL);
  const { options, fileNames } = readSettings(tsconfig);
  const sources = Object.values(entries).map((source) => path.join(folder, source));
  const declarations = emitDeclarations(folder, place, [...fileNames, ...sources], options);
  const fileOf = (source: string) => path.join(place, source).replace(/\.tsx?$/, '.d.ts');
  const program = readDeclarations(
    declarations,
    Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, [fileOf(source)]])),
    options,
  );
  const reader = new InterfaceReader(program, place);
  const described = Object.entries(entries).map(([name, source]) => [name, reader.read(fileOf(source))]);
  return {
    entries: Object.fromEntries(described) as PublicInterface['entries'],
    types: reader.readHiddenTypes(),
  };
}

function readSettings(tsconfig: string): Pick<ts.ParsedCommandLine, 'options' | 'fileNames'> {
  const { config } = ts.readConfigFile(tsconfig, (file) => ts.sys.readFile(file)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig));
  return { options: { ...options, types: ['node', 'jest'], allowJs: false }, fileNames };
}

function emitDeclarations(
  folder: string,
  place: string,
  rootNames: readonly string[],
  options: ts.CompilerOptions,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const program = ts.createProgram({
    rootNames,
    options: {
      ...options,
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: folder,
      outDir: place,
    },
  });
  const write = (file: string, text: string) => files.set(path.normalize(file), text);
  const { diagnostics } = program.emit(undefined, write, undefined, true);
  const [problem] = diagnostics;
  if (problem) throw new Error(`cannot be declared: ${describe(problem)}`);
  return files;
}

function describe({ file, start = 0, messageText }: ts.Diagnostic): string {
  const line = file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1}: ` : '';
  return line + ts.flattenDiagnosticMessageText(messageText, ' ');
}

/** A program of declarations that are in memory alone. */
function readDeclarations(
  files: ReadonlyMap<string, string>,
  paths: Record<string, string[]>,
  options: ts.CompilerOptions,
): ts.Program {
  const settings: ts.CompilerOptions = {
    ...options,
    paths,
    noEmit: true,
    noUncheckedSideEffectImports: false,
  };
  const host = ts.createCompilerHost(settings);
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  host.fileExists = (file) => files.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => files.get(file) ?? ts.sys.readFile(file);
  host.directoryExists = (folder) => folders.has(folder) || ts.sys.directoryExists(folder);
  return ts.createProgram({ rootNames: Object.values(paths).flat(), options: settings, host });
}

function foldersAbove(file: string): string[] {
  const folder = path.dirname(file);
  return folder === file ? [] : [folder, ...foldersAbove(folder)];
}

/** Reads what entries export, and follows the types that it is made of. */
class InterfaceReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #place: string;
  readonly #exported = new Set<ts.Symbol>();
  readonly #used = new Set<ts.Symbol>();

  constructor(program: ts.Program, place: string) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
    this.#place = place;
  }

  read(file: string): Record<string, Declared> {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    const namesOfTypes = this.#namesOfTypes(source);
    const names = this.#checker.getExportsOfModule(module).flatMap((symbol): [string, Declared][] => {
      const target = this.#targetOf(symbol);
      this.#exported.add(target);
      const isType = (target.flags & ts.SymbolFlags.Type) !== 0;
      return isType || !namesOfTypes.has(symbol.name) ? [[symbol.name, this.#describe(target)]] : [];
    });
    return sorted(names);
  }

  /** Names that a module exports by `export type * from`: values among them cannot be used. */
  #namesOfTypes({ statements }: ts.SourceFile): ReadonlySet<string> {
    const modules = statements
      .filter((each) => ts.isExportDeclaration(each))
      .filter(({ isTypeOnly, exportClause }) => isTypeOnly && exportClause === undefined)
      .map(({ moduleSpecifier }) => moduleSpecifier && this.#checker.getSymbolAtLocation(moduleSpecifier))
      .filter((module) => module !== undefined);
    return new Set(
      modules.flatMap((module) => this.#checker.getExportsOfModule(module).map(({ name }) => name)),
    );
  }

  /** Types that exported declarations name and no entry exports, by their file and name. */
  readHiddenTypes(): Record<string, Declared> {
    const known = new Set<ts.Symbol>();
    const names: [string, Declared][] = [];
    // the set of used types grows while they are described
    for (const symbol of this.#used) {
      if (this.#exported.has(symbol) || known.has(symbol) || isSchema(symbol)) continue;
      known.add(symbol);
      names.push([`${this.#fileOf(symbol)} ${symbol.name}`, this.#describe(symbol)]);
    }
    return sorted(names);
  }

  #describe(symbol: ts.Symbol): Declared {
    const statements = [...new Set((symbol.declarations ?? []).map(statementOf))];
    const text = statements.map((statement) => this.#print(statement)).join('\n');
    const deprecated = symbol.getJsDocTags(this.#checker).find(({ name }) => name === 'deprecated');
    const why = ts.displayPartsToString(deprecated?.text).replaceAll(/\s+/g, ' ').trim();
    return deprecated === undefined ? { text } : { text, deprecated: why || 'it will be removed' };
  }

  #print(statement: ts.Node): string {
    const file = statement.getSourceFile();
    const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
    if (ts.isTypeAliasDeclaration(statement) && statement.type.getText().startsWith('v.InferOutput<')) {
      const type = this.#checker.getTypeAtLocation(statement);
      const node = this.#checker.typeToTypeNode(type, statement, IN_FULL);
      if (node) return `type ${statement.name.text} = ${print(node)};`;
    }
    if (this.#isOwn(statement)) this.#follow(statement);
    return print(statement).replace(/^(?:export )?(?:default )?(?:declare )?/, '');
  }

  #follow(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const symbol = this.#checker.getSymbolAtLocation(node);
      const target = symbol && this.#targetOf(symbol);
      const [declaration] = target?.declarations ?? [];
      if (target && declaration && this.#isOwn(declaration) && isTopLevel(declaration))
        this.#used.add(target);
    }
    ts.forEachChild(node, (child) => this.#follow(child));
  }

  #targetOf(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #isOwn(node: ts.Node): boolean {
    return node.getSourceFile().fileName.startsWith(this.#place);
  }

  #fileOf(symbol: ts.Symbol): string {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    return path.relative(path.join(this.#place, 'src'), file).replace(/\.d\.ts$/, '');
  }
}

/** Schemas are no part of the interface: the types that are made of them are written in full. */
function isSchema({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (each) => ts.isVariableDeclaration(each) && /\bv\.\w+Schema</.test(each.getText()),
  );
}

/** The statement of a declaration: a variable's is around it. */
function statementOf(declaration: ts.Node): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

function isTopLevel(declaration: ts.Node): boolean {
  return ts.isSourceFile(statementOf(declaration).parent);
}

function sorted(names: readonly [string, Declared][]): Record<string, Declared> {
  return Object.fromEntries([...names].sort(([one], [other]) => (one < other ? -1 : 1)));
}
