import path from 'node:path';

import { root } from '@school/workspace/workspace.mjs';
import ts from 'typescript';

import type { FieldKind } from '../layouts';
import type { FoundMachine } from './machines';

/** Facts about a machine from its types. */
export interface MachineTypes {
  /** The comment of its declaration. */
  purpose: string;
  /** Fields of each event's payload. */
  events: Record<string, Record<string, FieldKind>>;
  /** The same as TypeScript writes them. */
  written: Record<string, string>;
}

/**
 * Place of the events among the type arguments of XState's `StateMachine`; pinned by the version of XState.
 */
const EVENTS = 1;
const MAX_DEPTH = 3;

/** Reads the comments and the types of events of all machines from their sources. */
export function readTypes(machines: readonly FoundMachine[]): Map<FoundMachine, MachineTypes> {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, { noEmit: true });
  const declarations = path.join(root, 'preset/src/css-modules.d.ts');
  const files = [...new Set(machines.map(({ file }) => path.join(root, file)))];
  const program = ts.createProgram([...files, declarations], options);
  return new Map(machines.map((each) => [each, readMachine(program, each)]));
}

function readMachine(program: ts.Program, { file, exported }: FoundMachine): MachineTypes {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.join(root, file));
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === exported);
  if (!symbol) throw new Error(`${file} exports no ${exported}`);
  const type = checker.getTypeOfSymbol(symbol);
  const machine = type.getCallSignatures()[0]?.getReturnType() ?? type;
  const events = checker.getTypeArguments(machine as ts.TypeReference)[EVENTS];
  const purpose = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const members = (events === undefined ? [] : membersOf(events))
    .map((each) => readEvent(checker, each))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  return {
    purpose: purpose.replaceAll('\n', ' '),
    events: Object.fromEntries(members.map(({ type: name, fields }) => [name, fields])),
    written: Object.fromEntries(members.map(({ type: name, written }) => [name, written])),
  };
}

function membersOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function readEvent(checker: ts.TypeChecker, event: ts.Type) {
  const name = event.getProperty('type');
  const type = name && checker.getTypeOfSymbol(name);
  const properties = event.getProperties().filter((property) => property !== name);
  const fields = properties.flatMap((property): [string, FieldKind][] => {
    const own = checker.getTypeOfSymbol(property);
    const kind = kindOf(checker, own);
    // an optional field that cannot be written is left out
    const isOptional = membersOf(own).some(({ flags }) => flags & ts.TypeFlags.Undefined);
    return kind === 'live' && isOptional ? [] : [[property.name, kind]];
  });
  const written = properties
    .map((property) => `${property.name}: ${checker.typeToString(checker.getTypeOfSymbol(property))}`)
    .join('; ');
  return { type: type?.isStringLiteral() ? type.value : '', fields: Object.fromEntries(fields), written };
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): FieldKind {
  const members = membersOf(type).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  // the compiler orders them as it met them
  if (members.length > 0 && members.every(isLiteral)) return members.map(({ value }) => value).sort();
  const all = (flag: ts.TypeFlags) => members.every(({ flags }) => flags & flag);
  if (all(ts.TypeFlags.StringLike)) return 'text';
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
  return members.every((each) => isData(checker, each, MAX_DEPTH)) ? 'json' : 'live';
}

function isLiteral(type: ts.Type): type is ts.StringLiteralType | ts.NumberLiteralType {
  return type.isStringLiteral() || type.isNumberLiteral();
}

/** Whether a value of the type can be written as JSON. */
function isData(checker: ts.TypeChecker, type: ts.Type, depth: number): boolean {
  if (
    type.flags &
    (ts.TypeFlags.Undefined | ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)
  )
    return true;
  if (!(type.flags & ts.TypeFlags.Object) || depth === 0) return false;
  if (type.getCallSignatures().length > 0 || type.isClass() || checker.isArrayType(type)) return false;
  const index = checker.getIndexInfosOfType(type).map((each) => each.type);
  const parts = [...type.getProperties().map((each) => checker.getTypeOfSymbol(each)), ...index];
  return parts.length > 0 && parts.flatMap(membersOf).every((part) => isData(checker, part, depth - 1));
}
