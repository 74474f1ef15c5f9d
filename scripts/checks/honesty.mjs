/** The product invents no stock, rating, review count, discount or points: it shows what the store said. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../lib/command.mjs'

/** Facts about goods and orders: only the store knows them, so no number in the program may stand for one. */
const facts =
  /^(stock|inventory|inventory_?quantity|rating|average_?rating|total_?reviews|review_?count|discount(_?(percent|total))?|points|loyalty_?points|colou?rs)$/i

const isProduct = (/** @type {string} */ file) =>
  /^(packages\/(domain|ui)|apps\/(web|store))\/src\/.*\.tsx?$/.test(file) &&
  !/\.(test|stories)\.tsx?$|\/(stories|testing|seed|content|generated)\/|\/story-/.test(file)

/**
 * Places in one file where the program makes up a fact: a random number, or a number other than nought given to a fact.
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
    const named = [ts.isPropertyAssignment, ts.isVariableDeclaration, ts.isBindingElement, ts.isJsxAttribute].some((is) => is(node))
    const { name, initializer } = /** @type {ts.BindingElement} */ (node)
    const given = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
    const isFigure = named && given && ts.isNumericLiteral(given) && Number(given.text) !== 0 && facts.test(name.getText(source))
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

/** Prints what the product's own source files, as git knows them, make up, and says whether it is nothing. */
export default async function honesty() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  // What was deleted and is not committed yet is listed too.
  const files = listed.split('\n').filter((file) => isProduct(file) && existsSync(join(root, file)))
  const found = files.flatMap((file) => inventions(file, readFileSync(join(root, file), 'utf8')))
  found.forEach((invention) => console.error(invention))
  return files.length > 0 && found.length === 0
}
