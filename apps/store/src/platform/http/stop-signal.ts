/** Set when the store is about to stop: readiness then fails, but requests are still answered. */
export interface StopSignal {
  stopping: boolean
}
