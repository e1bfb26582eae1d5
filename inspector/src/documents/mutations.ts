import ts from 'typescript';

export interface Mutation {
  kind: 'target' | 'guard' | 'action' | 'delay' | 'event' | 'exit' | 'assign' | 'timer';
  what: string;
  /** The whole source with this change. */
  text: string;
}

interface Site {
  kind: Mutation['kind'];
  what: string;
  from: number;
  to: number;
  put: string;
}

const COUNT = 5;
/** A timer for machines that have none, much too short for a visitor. */
const TOO_SHORT_MS = 700;

/** Five ways in which a machine could be wrong: one of each kind, and more of those that it has. */
export function mutationsOf(source: string): Mutation[] {
  // no test looks for a timer that is not there
  const all = everyMutation(source).filter(({ kind }) => kind !== 'timer');
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  // in turn, from the middle of the machine outwards: its first lines are what every test runs
  const queues = kinds.map((kind) => fromTheMiddle(all.filter((each) => each.kind === kind)));
  const chosen: Mutation[] = [];
  while (chosen.length < COUNT && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) chosen.push(...queue.splice(0, 1));
  }
  return chosen.slice(0, COUNT);
}

/** All of the ways in which one place of a machine can be wrong. */
export function everyMutation(source: string): Mutation[] {
  const file = ts.createSourceFile('machine.ts', source, ts.ScriptTarget.ES2022, true);
  const sites: Site[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) sites.push(...sitesAt(node, file), ...assignmentAt(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return sites.map(({ kind, what, from, to, put }) => ({
    kind,
    what,
    text: source.slice(0, from) + put + source.slice(to),
  }));
}

function fromTheMiddle(all: readonly Mutation[]): Mutation[] {
  const middle = Math.floor(all.length / 2);
  return [...all.slice(middle), ...all.slice(0, middle)];
}

function sitesAt(node: ts.PropertyAssignment, file: ts.SourceFile): Site[] {
  const { initializer: value, name } = node;
  const key = nameOf(name);
  const within = node.parent.parent;
  const owner = ts.isPropertyAssignment(within) ? nameOf(within.name) : '';
  const own = value.getText(file);
  const replace = (kind: Site['kind'], what: string, of: ts.Node, put: string): Site =>
    siteOf(file, kind, what, of, put);
  if (owner === 'delays') {
    const put =
      ts.isNumericLiteral(value) || ts.isIdentifier(value)
        ? `0.35 * ${own}`
        : `(args) => 0.35 * (${own})(args)`;
    return [replace('delay', `${key} is too short`, value, put)];
  }
  if (owner === 'guards')
    return [replace('guard', `${key} is inverted`, value, `(...args) => !(${own})(...args)`)];
  if (owner === 'on') {
    const renamed = replace('event', key, name, `'${key}.renamed'`);
    return ts.isStringLiteral(value) ? [renamed, ...retarget(value, file)] : [renamed];
  }
  if (key === 'target' && ts.isStringLiteral(value)) return retarget(value, file);
  if (key === 'on' && ts.isObjectLiteralExpression(value)) {
    const [target] = /(?<=')[.\w]*(?='\s*(?:,\s*)?[}\n])/.exec(own) ?? [];
    const timer = `after: { ${TOO_SHORT_MS}: '${target ?? ''}' }, ${node.getText(file)}`;
    return [
      replace('exit', `${owner} has no ${key}`, node, 'meta: {}'),
      ...(target === undefined ? [] : [replace('timer', `${owner} ends too early`, node, timer)]),
    ];
  }
  if (key === 'always') return [replace('exit', `${owner} has no ${key}`, node, 'meta: {}')];
  if (key === 'guard') return [replace('guard', `${value.getText(file)} is gone`, node, 'meta: {}')];
  if (key === 'actions' || key === 'entry' || key === 'exit')
    return [replace('action', `${value.getText(file).slice(0, 60)} is gone`, node, `${key}: []`)];
  return [];
}

/** A function that gives another value of the same kind. */
const WRONG = `((v) => Array.isArray(v) ? [] : typeof v === 'number' ? -v : typeof v === 'boolean' ? !v : null)`;

/** Stores another value; in a machine without assignments, from its first context on. */
function assignmentAt(node: ts.PropertyAssignment, file: ts.SourceFile): Site[] {
  const { initializer: value, name } = node;
  const key = nameOf(name);
  const own = value.getText(file);
  const called = ts.isArrowFunction(value) ? `(${own})(...args)` : own;
  const wrap = (put: string) =>
    siteOf(file, 'assign', `${key} is wrong`, value, ts.isArrowFunction(value) ? `(...args) => ${put}` : put);
  if (isArgumentOf(node, 'assign') && own !== '[]') return [wrap(`${WRONG}(${called})`)];
  const isFirst = key === 'context' && ts.isArrowFunction(value) && !/\bassign\(/.test(file.text);
  if (!isFirst) return [];
  return [wrap(`Object.fromEntries(Object.entries(${called}).map(([k, v]) => [k, ${WRONG}(v)]))`)];
}

function isArgumentOf(node: ts.Node, name: string): boolean {
  const call = ts.findAncestor(node, ts.isCallExpression);
  return call !== undefined && ts.isIdentifier(call.expression) && call.expression.text === name;
}

function siteOf(file: ts.SourceFile, kind: Site['kind'], what: string, of: ts.Node, put: string): Site {
  return { kind, what, from: of.getStart(file), to: of.getEnd(), put };
}

/** Leads to another state beside the one that is meant. */
function retarget(target: ts.StringLiteral, file: ts.SourceFile): Site[] {
  const path = target.text.split('.');
  const last = path.pop() ?? '';
  const siblings = siblingsOf(file, last);
  const other = siblings.find((each) => each !== last);
  if (other === undefined) return [];
  const put = [...path, other].join('.');
  const what = `${target.text} became ${put}`;
  return [siteOf(file, 'target', what, target, `'${put}'`)];
}

/** Keys of the first `states` that has this state. */
function siblingsOf(file: ts.SourceFile, state: string): string[] {
  let found: string[] = [];
  const visit = (node: ts.Node) => {
    if (found.length > 0) return;
    if (
      ts.isPropertyAssignment(node) &&
      nameOf(node.name) === 'states' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      const keys = node.initializer.properties.map((each) => (each.name ? nameOf(each.name) : ''));
      if (keys.includes(state)) found = keys;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}
