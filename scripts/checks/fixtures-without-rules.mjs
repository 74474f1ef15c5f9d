/** Fixtures are data: what the shop charges, taxes, discounts and has in stock follows from the domain's rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../lib/command.mjs'

const FIXTURES = 'packages/fixtures/src'
const DOMAIN = 'packages/domain/src'

/** What the source of the demo catalogue says, and drawings: no rule of the shop stands there. */
const DATA = /(^|[/\\])(world[/\\]catalog|packshots)[/\\]|\.test\.ts$/

/** Words in names of what only rules reckon with. */
const RECKONED = new Set(
  'amount cent cents cost discount euro goods inventory major minor net price prices rate rates share stock subtotal tax taxes tier tiers total totals vat'.split(' '),
)

const OPERATORS = new Set([
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
])

/** @param {string} name */
const isReckonedName = (name) => name.split(/_|(?=[A-Z])/).some((word) => RECKONED.has(word.toLowerCase()))

/** Whether a part of an expression names money, tax or stock; what a function within does is looked at by itself.
 * @param {ts.Node} node
 * @returns {boolean} */
function isReckoned(node) {
  if (ts.isIdentifier(node)) return isReckonedName(node.text)
  return !ts.isFunctionLike(node) && (ts.forEachChild(node, isReckoned) ?? false)
}

/** The functions and values that a statement of a file declares.
 * @param {ts.Statement} statement
 * @returns {[name: string, node: ts.Node][]} */
function declaredIn(statement) {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement]]
  return ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((node) => [node.name.getText(), node])
    : []
}

/** @param {ts.Node} node @returns {boolean} */
const holdsNumber = (node) => ts.isNumericLiteral(node) || (ts.forEachChild(node, holdsNumber) ?? false)

/** Whether a value is written as an object or a list with numbers in it. @param {ts.Node} node */
function isTable(node) {
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined
  if (!value || !(ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value))) return false
  return holdsNumber(value)
}

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
  for (const [name, node] of file.statements.flatMap(declaredIn)) {
    if (rules.has(name)) tell(node, `${name} is a rule of ${rules.get(name)}`)
    if (isReckonedName(name) && isTable(node)) tell(node, `${name} is a table of the shop`)
  }
  const visit = (/** @type {ts.Node} */ node) => {
    const isReckoning = ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind)
    if ((isReckoning || isRounding(node)) && isReckoned(node)) tell(node, `reckons by itself: ${node.getText()}`)
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return problems
}

/** Names of the functions and values that a file shows to others. @param {string} source */
export function exportedNames(source) {
  return [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name ?? '')
}

/** @param {string} folder @returns {[file: string, source: string][]} from the project's folder */
function sourcesIn(folder) {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  return names.map((name) => [join(folder, name), readFileSync(join(root, folder, name), 'utf8')])
}

/** Prints what fixtures reckon instead of asking the rules, and says whether there is nothing. */
export default async function fixturesWithoutRules() {
  const rules = new Map(
    sourcesIn(DOMAIN)
      .filter(([file]) => file.endsWith('.rules.ts'))
      .flatMap(([file, source]) => exportedNames(source).map((name) => [name, file])),
  )
  const problems = sourcesIn(FIXTURES)
    .filter(([file]) => !DATA.test(file))
    .flatMap(([file, source]) => ruleProblems(source, rules).map((problem) => `${file}:${problem}`))
  problems.forEach((problem) => console.error(problem))
  return rules.size > 0 && problems.length === 0
}
