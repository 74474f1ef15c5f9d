import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Output of the ICU compiler: text, `#`, `[argument]`, `[argument, kind]` or `[argument, kind, cases]`. */
export type Token = string | [argument: string, kind?: string, cases?: Record<string, unknown>]

/** The kinds of arguments that the run time supports (`messages.ts` of the domain), with the type of their values. */
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

/** The arguments of a message, and the types of their values. */
export function argumentsOf(tokens: readonly Token[]): Map<string, string> {
  const found = new Map<string, string>()
  collect(tokens, found)
  return found
}

/**
 * Compiles a text in ICU MessageFormat.
 * @throws Error if it is not valid, or has an argument that the kit does not format
 */
export function compileMessage(text: string): Token[] {
  const tokens = compileMessageOrThrow(text) as Token[]
  argumentsOf(tokens)
  return tokens
}
