import type { Reason } from '../../words/use-sentences'

/** A loaded view. */
export const ready = <View>(view: View, refreshing = false) => ({ status: 'ready', view, refreshing }) as const

/** A failed action; by default without a response. */
export const problemOf = <Action extends string>(
  action: Action,
  code = 'network',
  message: string | null = null,
  fields: Record<string, Reason & { message: string }> = {},
) => ({ action, code, message, fields })

/** A view that could not be loaded. */
export const failed = <Problem>(problem: Problem, retry: () => void) => ({ status: 'failed', problem, retry }) as const
