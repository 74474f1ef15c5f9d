/** Fixtures are data: what the shop charges, taxes, discounts and has in stock follows from the domain's rules. */
import ts from 'typescript'
import { exportedNames, sources } from '../lib/sources.mjs'

/** What the source of the demo catalogue says, and what bakes its pictures: no rule of the shop stands there. */
const DATA = /\/world\/catalog\/|\/bake\.ts$|\.test\.ts$/

/** Words in names of what only rules reckon with. */
const RECKONED = new Set(
  'amount cent cents cost discount euro goods inventory major minor net price prices rate rates share stock subtotal tax taxes tier tiers total totals vat'.split(' '),
)

const isReckoning = (/** @type {ts.Node} */ node) =>
  ts.isBinaryExpression(node) && /^([-+*/%]|[<>]=?)$/.test(node.operatorToken.getText())

/** @param {string} name */
const isReckonedName = (name) => name.split(/_|(?=[A-Z])/).some((word) => RECKONED.has(word.toLowerCase()))

/** Whether a part of an expression names money, tax or stock; what a function within does is looked at by itself.
 * @param {ts.Node} node
 * @returns {boolean} */
function isReckoned(node) {
  if (ts.isIdentifier(node)) return isReckonedName(node.text)
  return !ts.isFunctionLike(node) && (ts.forEachChild(node, isReckoned) ?? false)
}

/** What a statement of a file declares.
 * @param {ts.Statement} node
 * @returns {readonly (ts.FunctionDeclaration | ts.VariableDeclaration)[]} */
const declaredIn = (node) =>
  ts.isVariableStatement(node) ? [...node.declarationList.declarations] : ts.isFunctionDeclaration(node) ? [node] : []

/** Whether what is declared is an object or a list with numbers in it. @param {ts.FunctionDeclaration | ts.VariableDeclaration} node */
const isTable = (node) => ts.isVariableDeclaration(node) && /^[{[][^]*\b\d/.test(node.initializer?.getText() ?? '')

/** @param {ts.Node} node */
const isRounding = (node) => ts.isCallExpression(node) && /^Math\.(round|floor|ceil|trunc)$/.test(node.expression.getText())

/**
 * What a file of the fixtures reckons by itself or calls like a rule, as `line: what`.
 * @param {string} source
 * @param {ReadonlyMap<string, string>} rules the file of each rule, by name
 * @returns {string[]}
 */
export function ruleProblems(source, rules) {
  const file = ts.createSourceFile('fixtures.ts', source, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const problems = []
  const tell = (/** @type {ts.Node} */ node, /** @type {string} */ what) => {
    problems.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`)
  }
  for (const node of file.statements.flatMap(declaredIn)) {
    const name = node.name?.getText() ?? ''
    if (rules.has(name)) tell(node, `${name} is a rule of ${rules.get(name)}`)
    if (isReckonedName(name) && isTable(node)) tell(node, `${name} is a table of the shop`)
  }
  const visit = (/** @type {ts.Node} */ node) => {
    if ((isReckoning(node) || isRounding(node)) && isReckoned(node)) tell(node, `reckons by itself: ${node.getText()}`)
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return problems
}

export default function fixturesWithoutRules() {
  const rules = sources((file) => /^packages\/domain\/src\/.*\.rules\.ts$/.test(file)).flatMap(([file, text]) =>
    exportedNames(text, 'function|const').map((name) => /** @type {const} */ ([name, file])),
  )
  const fixtures = sources((file) => /^packages\/fixtures\/src\/.*\.ts$/.test(file) && !DATA.test(file))
  return fixtures.flatMap(([file, text]) => ruleProblems(text, new Map(rules)).map((problem) => `${file}:${problem}`))
}
