/** A code as it is kept and compared: without space around it, in capitals, each letter written in one way. */
export function normalizeCode(code: string): string {
  return code.trim().normalize('NFC').toUpperCase()
}

/** Several codes, each once, in the order they were first named. */
export function normalizeCodes(codes: readonly string[]): string[] {
  return [...new Set(codes.map(normalizeCode))]
}
