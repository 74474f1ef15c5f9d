/** Whether the store is about to stop: then it asks not to be sent new work, and still answers what comes. */
export interface StopSignal {
  stopping: boolean
}
