/** Code does not invent stock, ratings, review counts, discounts or points: all come from the store. */
import ts from 'typescript'
import { sources } from '../lib/sources.mjs'

/**
 * Names of facts about goods and orders. Only the store knows them, so code must not assign a literal number to them.
 */
const facts = [
  /^(stock|inventory|inventory_?quantity|rating|average_?rating|total_?reviews|review_?count)$/i,
  /^(discount(_?(percent|total))?|points|loyalty_?points|colou?rs)$/i,
]

const isProduct = (/** @type {string} */ file) =>
  /^(packages\/(domain|ui)|apps\/(web|store))\/src\/.*\.tsx?$/.test(file) &&
  !/\.(test|stories)\.tsx?$|\/(stories|testing|seed|content|generated)\/|\/story-/.test(file)

/**
 * Returns the places in a file that make up a fact: a random number, or a number other than 0 assigned to a fact.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function inventions(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const found = []
  /** @param {ts.Node} node */
  function visit(node) {
    const named = [ts.isPropertyAssignment, ts.isVariableDeclaration, ts.isBindingElement, ts.isJsxAttribute].some(
      (is) => is(node),
    )
    const { name, initializer } = /** @type {ts.BindingElement} */ (node)
    const given = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
    const isFigure =
      named &&
      given &&
      ts.isNumericLiteral(given) &&
      Number(given.text) !== 0 &&
      facts.some((fact) => fact.test(name.getText(source)))
    const isRandom = ts.isPropertyAccessExpression(node) && node.getText(source) === 'Math.random'
    if (isRandom || isFigure) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${file}:${line + 1} ${node.getText(source).slice(0, 80)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export default () => sources(isProduct).flatMap(([file, text]) => inventions(file, text))
