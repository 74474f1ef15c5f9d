import { readdirSync, readFileSync } from 'node:fs'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { source } from './folders'

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated|foundations/.test(name),
)

/** Classes of the kit's own sheets, and classes without a rule of their own. */
const known = /^(logo-(light|dark)|(group|peer)(\/.+)?)$/

/** True if a text's place in a module makes it a list of classes. */
function isListOfClasses(text: ts.Node): boolean {
  let child = text
  for (let parent = text.parent; parent; child = parent, parent = parent.parent) {
    if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) return false
    if (ts.isConditionalExpression(parent) && parent.condition === child) return false
    if (ts.isJsxAttribute(parent)) return /^class$|className$/i.test(parent.name.getText())
    if (ts.isVariableDeclaration(parent)) return /[sS]tyles$|Classes$/.test(parent.name.getText())
    if (ts.isCallExpression(parent) && parent.expression !== child) return parent.expression.getText() === 'cva'
    if (ts.isFunctionLike(parent) || ts.isStatement(parent)) return false
    if (ts.isPropertyAssignment(parent)) {
      const name = parent.name.getText()
      if (/^class$|className$/i.test(name)) return parent.name !== child
      if (parent.name === child || name === 'defaultVariants' || name === 'compoundVariants') return false
      const options = parent.parent.parent
      if (ts.isArrayLiteralExpression(options)) return false
    }
  }
  return false
}

/** The classes that a module names, with the name of the module. */
function classesIn(file: string): [name: string, file: string][] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const module = ts.createSourceFile(file, readFileSync(source + file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
  const found: [string, string][] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && isListOfClasses(node))
      node.text.split(/\s+/).forEach((name) => name !== '' && !known.test(name) && found.push([name, file]))
    ts.forEachChild(node, visit)
  }
  visit(module)
  return found
}

test('every class in the kit has a rule', async () => {
  const design = await loadDesignSystem(readFileSync(`${source}sheet.css`, 'utf8'), { base: source })
  const used = [...new Map(files.flatMap(classesIn))]
  const rules = design.candidatesToCss(used.map(([name]) => name))
  expect(used.length).toBeGreaterThan(1000)
  expect(used.filter((_, index) => rules[index] === null).map(([name, file]) => `${file}: ${name}`)).toEqual([])
})
