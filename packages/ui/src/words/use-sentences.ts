import { useSyncExternalStore } from 'react'
import { toMessageValues } from '@skafferi/domain/rules/errors/message-values'
import type { CompiledMessage, MessageArgument, MessageParams } from '@skafferi/domain/rules/text/messages'
import type { WordsArea } from './define-words'
import type { Translate } from './translate'
import { useLocale, useTranslator } from './WordsProvider'

/** A refusal, or a fault of a field: its code and values, and the store's own sentence. */
export interface Reason {
  code: string
  /** The store's sentence; null if it sent none. */
  message: string | null
  params?: MessageParams
}

/** An area with a sentence for each code. */
type SentencesArea = WordsArea<Record<string, MessageParams>>

/** An area of sentences in the user's language. */
export interface Sentences {
  area: SentencesArea
  t: Translate<Record<string, MessageParams>>
}

/** True if every value of a message is there, or has a text of its own if it is missing. */
function hasAllValues(values: MessageParams, message: CompiledMessage): boolean {
  return message.every((token) => {
    if (typeof token === 'string') return true
    const [name, , cases = {}] = token as MessageArgument
    return name in values || 'none' in cases
  })
}

/**
 * Returns the sentence for a reason from the first area that has one. Falls back to the store's sentence if no area has
 * one, or a value of it is missing; `null` if there is neither.
 */
export function formatReason(
  sentences: readonly Sentences[],
  locale: string,
  { code, message, params = {} }: Reason,
): string | null {
  const found = sentences.find(({ area }) => Object.hasOwn(area.messages, code))
  const values = toMessageValues(params, locale)
  return found && hasAllValues(values, found.area.messages[code]!) ? found.t(code, values) : message
}

type Areas = readonly Pick<SentencesArea, 'name' | 'messages'>[]

/** Loads areas with the first reason that needs them. Declare it once, outside components. */
export type LoadAreas = () => Promise<Areas>

const loadedAreas = new Map<LoadAreas, Areas>()
const requests = new Map<LoadAreas, Promise<void>>()
const listeners = new Set<() => void>()

async function read(load: LoadAreas): Promise<void> {
  try {
    loadedAreas.set(load, await load())
    listeners.forEach((listener) => listener())
  } catch {
    requests.delete(load)
  }
}

/** Loads areas for {@link useSentences}, once. Resolves also if they could not be loaded; the next call tries again. */
export function loadSentences(load: LoadAreas): Promise<void> {
  const request = requests.get(load) ?? read(load)
  requests.set(load, request)
  return request
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns a function that says why something was refused, in the user's language.
 * @param areas the sentences to choose from, e.g. `refusalsWords`
 * @param load further ones; until they are loaded, the store's sentence is shown
 */
export function useSentences(areas: Areas, load?: LoadAreas): (reason: Reason) => string | null {
  const locale = useLocale()
  const translate = useTranslator()
  const late = useSyncExternalStore(
    subscribe,
    () => load && loadedAreas.get(load),
    () => undefined,
  )
  const sentences = ([...areas, ...(late ?? [])] as SentencesArea[]).map((area) => ({ area, t: translate(area) }))
  return (reason) => {
    const isKnown = sentences.some(({ area }) => Object.hasOwn(area.messages, reason.code))
    if (load && !isKnown) void loadSentences(load)
    return formatReason(sentences, locale, reason)
  }
}
