/** What a part shows, once it has come. */
export const ready = <View>(view: View, refreshing = false) => ({ status: 'ready', view, refreshing }) as const

/** Something somebody wanted that the store did not do: no answer came, unless it says why. */
export const problemOf = <Action extends string>(
  action: Action,
  code = 'network',
  message: string | null = null,
  fields: Record<string, string> = {},
) => ({ action, code, message, fields })

/** What a part would show could not be loaded. */
export const failed = <Problem>(problem: Problem, retry: () => void) => ({ status: 'failed', problem, retry }) as const
