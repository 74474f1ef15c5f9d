import { createRequire } from 'node:module'
import type { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { FaultCode } from '@skafferi/domain/rules/errors/faults'
import { toMessageValues } from '@skafferi/domain/rules/errors/message-values'
import type { RefusalCode } from '@skafferi/domain/rules/errors/refusals'
import { faultTexts, refusalTexts } from '@skafferi/domain/rules/errors/texts'
import { createMessageFormat, type CompiledMessage, type MessageParams } from '@skafferi/domain/rules/text/messages'

/** BCP 47: the language of the store's own sentences, for logs, programs and the command line. */
const locale = 'en-GB'

const format = createMessageFormat(locale)

/** Loads the compiler with the first sentence, so that the command line starts fast. */
const require = createRequire(import.meta.url)
const compile = (source: string): CompiledMessage =>
  (
    require('@lingui/message-utils/compileMessage') as { compileMessageOrThrow: typeof compileMessageOrThrow }
  ).compileMessageOrThrow(source)

/** Compiled messages by their source; each is compiled when it is first needed. */
const compiled = new Map<string, CompiledMessage>()

function sentence(source: string, values: MessageParams): string {
  const message = compiled.get(source) ?? compile(source)
  compiled.set(source, message)
  return format(message, toMessageValues(values, locale))
}

/** Returns the sentence of a refusal. */
export const refusalSentence = (code: RefusalCode, values: MessageParams): string =>
  sentence(refusalTexts[code], values)

/** Returns the end of a sentence that begins with the field. */
export const faultSentence = (code: FaultCode, values: MessageParams): string => sentence(faultTexts[code], values)
