import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))
const SPOKEN_ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label'])
const JOINING = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])
const LETTER = /\p{L}/u

interface Finding {
  line: number
  text: string
}

/**
 * The string literals an expression can evaluate to: itself, either branch of a condition, the parts of a
 * concatenation.
 */
function literalsOf(expression: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(expression)) {
    return literalsOf(expression.expression)
  }
  if (ts.isConditionalExpression(expression)) {
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)]
  }
  if (ts.isBinaryExpression(expression) && JOINING.has(expression.operatorToken.kind)) {
    return [...literalsOf(expression.left), ...literalsOf(expression.right)]
  }
  if (ts.isTemplateExpression(expression)) {
    return [expression.head.text, ...expression.templateSpans.map((span) => span.literal.text)]
  }
  return ts.isStringLiteralLike(expression) ? [expression.text] : []
}

function spokenBy(node: ts.Node): string[] {
  if (ts.isJsxText(node)) {
    return [node.text.trim()]
  }
  if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTES.has(node.name.getText())) {
    const value = node.initializer
    if (value && ts.isStringLiteral(value)) {
      return [value.text]
    }
    return value && ts.isJsxExpression(value) && value.expression ? literalsOf(value.expression) : []
  }
  if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
    return node.expression ? literalsOf(node.expression) : []
  }
  return []
}

/** Visible or spoken texts that are written in the markup instead of in a catalogue. */
function literalTexts(fileName: string, source: string): Finding[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const findings: Finding[] = []
  const visit = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    const texts = spokenBy(node).filter((text) => LETTER.test(text))
    findings.push(...texts.map((text) => ({ line: line + 1, text })))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return findings
}

/** Component files; documentation of the kit is in English only. */
function componentFiles(folder: string): string[] {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$|(^|\/)foundations\//.test(file))
    .map((file) => join(REPOSITORY, folder, file))
}

describe('every visible or spoken text is in a catalogue', () => {
  it.each(['packages/ui/src', 'apps/web/src'])('%s has no literal text in its markup', (folder) => {
    const found = componentFiles(folder).flatMap((file) =>
      literalTexts(file, readFileSync(file, 'utf8')).map(
        ({ line, text }) => `${relative(REPOSITORY, file)}:${line} ${JSON.stringify(text)}`,
      ),
    )
    expect(found).toEqual([])
  })

  it('finds text between tags, in spoken attributes and in braces, and ignores the rest', () => {
    const markup = [
      `<a href="/cart" title="Open">Cart</a>`,
      `<img alt={'A can'} className="w-full" />`,
      `<p>{'Total'} {total} – 3 %</p>`,
      `<p>{isNew ? 'NEW' : (kind === 'sale' && 'SALE')}</p>`,
      '<p>{`${count} pieces`}</p>',
      `<p aria-label={t('close')}>{t('total')}</p>`,
    ].join('\n')
    const found = literalTexts('sample.tsx', `<>${markup}</>`)
    expect(found.map(({ text }) => text)).toEqual(['Open', 'Cart', 'A can', 'Total', 'NEW', 'SALE', ' pieces'])
  })
})
