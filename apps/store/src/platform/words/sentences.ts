import { createRequire } from 'node:module'
import type { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { BulkRowCode } from '@skafferi/domain/rules/errors/bulk-rows'
import type { FaultCode } from '@skafferi/domain/rules/errors/faults'
import { toMessageValues } from '@skafferi/domain/rules/errors/message-values'
import { toOfficeValues } from '@skafferi/domain/rules/errors/office-values'
import type { RefusalCode } from '@skafferi/domain/rules/errors/refusals'
import { bulkRowTexts, faultTexts, refusalTexts } from '@skafferi/domain/rules/errors/texts'
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

const isFaultCode = (value: unknown): value is FaultCode =>
  typeof value === 'string' && Object.hasOwn(faultTexts, value)

/** Returns the sentence of a message. If its `reason` is the code of a fault, that fault's sentence is in it. */
function sentence(source: string, { reason, ...params }: MessageParams): string {
  const values = {
    ...params,
    ...(reason !== undefined && { reason: isFaultCode(reason) ? faultSentence(reason, params) : reason }),
  }
  const message = compiled.get(source) ?? compile(source)
  compiled.set(source, message)
  return format(message, toMessageValues(toOfficeValues(values, locale), locale))
}

/** Returns the sentence of a refusal. */
export const refusalSentence = (code: RefusalCode, values: MessageParams): string =>
  sentence(refusalTexts[code], values)

/** Returns the end of a sentence that begins with the field. */
export const faultSentence = (code: FaultCode, values: MessageParams): string => sentence(faultTexts[code], values)

const rowTexts = { ...refusalTexts, ...bulkRowTexts }

/** Returns the sentence of a row of a bulk change. */
export const bulkRowSentence = (code: BulkRowCode | RefusalCode, values: MessageParams): string =>
  sentence(rowTexts[code], values)
