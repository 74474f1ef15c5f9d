import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Output of the ICU compiler: text, `#`, `[argument]`, `[argument, kind]` or `[argument, kind, cases]`. */
type Token = string | [argument: string, kind?: string, cases?: Record<string, unknown>]

/** The kinds of arguments that the run time supports (see `translate.ts`), and the type of their values. */
const TYPES: Readonly<Record<string, string>> = { number: 'number', plural: 'number', select: 'string' }

function typeOf(kind: string | undefined): string {
  if (kind === undefined) {
    return 'string'
  }
  const type = TYPES[kind]
  if (type === undefined) {
    throw new Error(`"${kind}" arguments are not supported: pass the formatted text`)
  }
  return type
}

function collect(tokens: readonly Token[], found: Map<string, string>): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      continue
    }
    const [argument, kind, cases] = token
    const known = found.get(argument)
    // An argument that is a number anywhere in the message is a number everywhere in it.
    if (known === undefined || known === 'string') {
      found.set(argument, typeOf(kind))
    }
    if (cases && typeof cases === 'object') {
      for (const inner of Object.values(cases)) {
        if (Array.isArray(inner)) {
          collect(inner as Token[], found)
        }
      }
    }
  }
}

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

function shapeOf(tokens: readonly Token[]): string {
  const found = new Map<string, string>()
  collect(tokens, found)
  if (found.size === 0) {
    return 'NoValues'
  }
  const members = [...found].map(([name, type]) => `${propertyName(name)}: ${type}`)
  return `{ ${members.join('; ')} }`
}

function compile(area: string, key: string, message: string): Token[] {
  try {
    const tokens = compileMessageOrThrow(message) as Token[]
    shapeOf(tokens)
    return tokens
  } catch (error) {
    throw new Error(`words/${area}.en.json, "${key}": ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Generates the module of one area: its compiled messages, and the type of each key's values (a number if the message
 * counts or formats one, otherwise a string).
 * @throws Error with area and key if a message is not valid ICU MessageFormat
 */
export function generateArea(area: string, texts: Readonly<Record<string, string>>): string {
  const compiled = Object.entries(texts).map(([key, text]) => [key, compile(area, key, text)] as const)
  const camel = area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const type = `${camel[0]?.toUpperCase()}${camel.slice(1)}Words`
  const usesNone = compiled.some(([, tokens]) => shapeOf(tokens) === 'NoValues')
  return [
    `// Written by compile.ts from ${area}.en.json. Change that, then run \`npm run generate -w @skafferi/ui\`.`,
    `import { defineWords${usesNone ? ', type NoValues' : ''} } from '../define-words'`,
    '',
    `/** The texts of the area "${area}", and what each of them needs. */`,
    `export interface ${type} {`,
    ...compiled.map(([key, tokens]) => `  ${propertyName(key)}: ${shapeOf(tokens)}`),
    '}',
    '',
    `/** The English texts of the area "${area}". */`,
    `export const ${camel}Words = /* @__PURE__ */ defineWords<${type}>(${quote(area)}, {`,
    ...compiled.map(([key, tokens]) => `  ${propertyName(key)}: ${JSON.stringify(tokens)},`),
    '})',
    '',
  ].join('\n')
}
