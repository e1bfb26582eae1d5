import ts from 'typescript';

/** Functions of XState that take a machine's chart, or a part of it. */
const CHARTS = /^create(?:Machine|StateConfig)$/;
/** Constants that machines share, such as `fetchStates`. */
const PARTS = 'States';

/**
 * Takes the descriptions of states and transitions out of machines, so that no page loads them. The inspector
 * has them in a file of its own, which is loaded when it is opened (`chart-descriptions.ts`).
 */
export function withoutDescriptions(context: ts.TransformationContext): ts.Transformer<ts.SourceFile> {
  const visit = (node: ts.Node, isChart: boolean): ts.Node | undefined => {
    if (isChart && isDescription(node)) return undefined;
    const isWithin = isChart || takesChart(node);
    return ts.visitEachChild(node, (child) => visit(child, isWithin), context);
  };
  return (file) => ts.visitEachChild(file, (node) => visit(node, false), context);
}

function takesChart(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return ts.isIdentifier(node.name) && node.name.text.endsWith(PARTS);
  if (!ts.isCallExpression(node)) return false;
  const { expression: called } = node;
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  return ts.isIdentifier(name) && CHARTS.test(name.text);
}

function isDescription(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    ts.isIdentifier(node.name) &&
    node.name.text === 'description' &&
    ts.isStringLiteral(node.initializer)
  );
}
