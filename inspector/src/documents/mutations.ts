import ts from 'typescript';

export interface Mutation {
  kind: 'target' | 'guard' | 'action' | 'delay' | 'event';
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

/** Five ways in which a machine could be wrong: one of each kind, and more of those that it has. */
export function mutationsOf(source: string): Mutation[] {
  const file = ts.createSourceFile('machine.ts', source, ts.ScriptTarget.ES2022, true);
  const sites: Site[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) sites.push(...sitesAt(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const kinds = [...new Set(sites.map(({ kind }) => kind))];
  // in turn, from the middle of the machine outwards: its first lines are what every test runs
  const queues = kinds.map((kind) => fromTheMiddle(sites.filter((site) => site.kind === kind)));
  const chosen: Site[] = [];
  while (chosen.length < COUNT && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) chosen.push(...queue.splice(0, 1));
  }
  return chosen.slice(0, COUNT).map(({ kind, what, from, to, put }) => ({
    kind,
    what,
    text: source.slice(0, from) + put + source.slice(to),
  }));
}

function fromTheMiddle(sites: readonly Site[]): Site[] {
  const middle = Math.floor(sites.length / 2);
  return [...sites.slice(middle), ...sites.slice(0, middle)];
}

function sitesAt(node: ts.PropertyAssignment, file: ts.SourceFile): Site[] {
  const { initializer: value, name } = node;
  const key = nameOf(name);
  const within = node.parent.parent;
  const owner = ts.isPropertyAssignment(within) ? nameOf(within.name) : '';
  const replace = (kind: Site['kind'], what: string, of: ts.Node, put: string): Site => ({
    kind,
    what,
    from: of.getStart(file),
    to: of.getEnd(),
    put,
  });
  if (owner === 'delays') {
    const put = ts.isArrowFunction(value)
      ? `(args) => 7 + (${value.getText(file)})(args)`
      : `7 + ${value.getText(file)}`;
    return [replace('delay', key, value, put)];
  }
  if (owner === 'on') {
    const renamed = replace('event', key, name, `'${key}.renamed'`);
    return ts.isStringLiteral(value) ? [renamed, ...retarget(value, file)] : [renamed];
  }
  if (key === 'target' && ts.isStringLiteral(value)) return retarget(value, file);
  if (key === 'guard') return [replace('guard', `${value.getText(file)} is gone`, node, 'meta: {}')];
  if (key === 'actions' || key === 'entry' || key === 'exit')
    return [replace('action', `${value.getText(file).slice(0, 60)} is gone`, node, `${key}: []`)];
  return [];
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
  return [{ kind: 'target', what, from: target.getStart(file), to: target.getEnd(), put: `'${put}'` }];
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
