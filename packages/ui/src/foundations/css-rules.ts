/** A rule of a style sheet, or the sheet itself, with nested rules. */
export interface CssRule {
  /** Selector or at-rule with collapsed white space; empty for the sheet. */
  readonly prelude: string
  /** Values by property, in source order. */
  readonly declarations: Map<string, string>
  readonly rules: CssRule[]
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

function declare(rule: CssRule, text: string): void {
  const colon = text.indexOf(':')
  if (colon > 0) rule.declarations.set(text.slice(0, colon).trim(), collapse(text.slice(colon + 1)))
}

/** Parses a style sheet of the theme. Strings with braces or semicolons are not supported: the theme has none. */
export function parseCss(css: string): CssRule {
  const sheet: CssRule = { prelude: '', declarations: new Map(), rules: [] }
  const stack: CssRule[] = [sheet]
  let text = ''
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    const rule = stack[stack.length - 1]!
    if (character === '{') {
      const inner: CssRule = { prelude: collapse(text), declarations: new Map(), rules: [] }
      rule.rules.push(inner)
      stack.push(inner)
    } else if (character === '}') {
      declare(rule, text)
      stack.pop()
    } else if (character === ';') {
      declare(rule, text)
    } else {
      text += character
      continue
    }
    text = ''
  }
  return sheet
}

/**
 * The declarations at a path of nested rules. A step is an at-rule or one selector of a rule; if several rules declare
 * a property, the last one wins.
 */
export function declarationsOf(sheet: CssRule, ...path: readonly string[]): Map<string, string> {
  const [step, ...rest] = path
  if (step === undefined) return sheet.declarations
  const inside = sheet.rules.filter(({ prelude }) => prelude === step || prelude.split(', ').includes(step))
  return new Map(inside.flatMap((rule) => [...declarationsOf(rule, ...rest)]))
}

/** Splits the arguments of a CSS function at its top-level commas. */
function splitArguments(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

/** Replaces each call of a CSS function, innermost first, with the result of `answer` for its arguments. */
export function replaceCalls(value: string, name: string, replacer: (...parts: string[]) => string): string {
  const start = value.lastIndexOf(`${name}(`)
  if (start < 0) return value
  let end = start + name.length
  for (let depth = 0; end < value.length; end += 1) {
    if (value[end] === '(') depth += 1
    if (value[end] === ')' && (depth -= 1) === 0) break
  }
  const inside = value.slice(start + name.length + 1, end)
  const replacement = replacer(...splitArguments(inside))
  return replaceCalls(value.slice(0, start) + replacement + value.slice(end + 1), name, replacer)
}
