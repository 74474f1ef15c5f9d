import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Facts about goods and orders: only the store knows them, so no number in the program may stand for one. */
const facts =
  /^(stock|inventory|inventory_?quantity|rating|average_?rating|total_?reviews|review_?count|discount(_?(percent|total))?|points|loyalty_?points|colou?rs)$/i

const isProduct = (/** @type {string} */ file) =>
  /^(packages\/(domain|ui)|apps\/(web|store))\/src\/.*\.tsx?$/.test(file) &&
  !/\.(test|stories)\.tsx?$|\/(stories|testing|seed|content|generated)\/|\/story-/.test(file)

/**
 * Places in one file where the program makes up a fact: a random number, or a number other than nought given to a fact.
 * @param {typeof import('typescript')} ts
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function inventions(ts, file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined)
  /** @type {string[]} */
  const found = []
  /** @param {import('typescript').Node | undefined} value */
  const isFigure = (value) => value !== undefined && ts.isNumericLiteral(value) && Number(value.text) !== 0
  /** @param {import('typescript').Node} node */
  function visit(node) {
    const named =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isJsxAttribute(node)) &&
      facts.test(node.name.getText(source))
    const given = named && (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer)
    const isRandom = ts.isPropertyAccessExpression(node) && node.getText(source) === 'Math.random'
    if (isRandom || (given && isFigure(given))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${file}:${line + 1} ${node.getText(source).slice(0, 80)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * The product's own source files, as git knows them.
 * @param {string} root
 * @returns {{ file: string, text: string }[]}
 */
export function productFiles(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter(isProduct)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
