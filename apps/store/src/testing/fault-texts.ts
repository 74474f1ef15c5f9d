import type { Faults } from '../platform/http/errors'

/** The sentence of each fault in the body of an answer; undefined if it has none. */
export function faultTexts({ fields }: { fields?: Faults }): Record<string, string> | undefined {
  return fields && Object.fromEntries(Object.entries(fields).map(([name, { message }]) => [name, message]))
}
