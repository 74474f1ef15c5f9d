import { argumentsOf, compileMessage, type Token } from './compile-message'

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

function shapeOf(tokens: readonly Token[]): string {
  const found = argumentsOf(tokens)
  if (found.size === 0) {
    return 'NoValues'
  }
  const members = [...found].map(([name, type]) => `${propertyName(name)}: ${type}`)
  return `{ ${members.join('; ')} }`
}

function compile(area: string, key: string, message: string): Token[] {
  try {
    return compileMessage(message)
  } catch (error) {
    throw new Error(`words/${area}.en.json, "${key}": ${(error as Error).message}`, { cause: error })
  }
}

const camelOf = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The type of an area's texts: `CartSizeWords`. */
const typeNameOf = (area: string) => `${camelOf(area).replace(/^\w/, (letter) => letter.toUpperCase())}Words`

/** Generates the list of all areas. */
export function generateAreas(areas: readonly string[]): string {
  const sorted = [...areas].sort()
  return [
    '// Written by compile.ts. Run `npm run generate -w @skafferi/ui`.',
    ...sorted.map((area) => `import type { ${typeNameOf(area)} } from './generated/${area}'`),
    '',
    '/** The texts of each area, and what each of them needs. */',
    'export interface Areas {',
    ...sorted.map((area) => `  ${propertyName(area)}: ${typeNameOf(area)}`),
    '}',
    '',
  ].join('\n')
}

/**
 * Generates the module of one area: its compiled messages, and the type of each key's values (a number if the message
 * counts or formats one, otherwise a string).
 * @throws Error with area and key if a message is not valid ICU MessageFormat
 */
export function generateArea(area: string, texts: Readonly<Record<string, string>>): string {
  const compiled = Object.entries(texts).map(([key, text]) => [key, compile(area, key, text)] as const)
  const camel = camelOf(area)
  const type = typeNameOf(area)
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
