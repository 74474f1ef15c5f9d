import { useIsMutating } from '@tanstack/react-query'

/** True while a request that the user triggered is running or waits for the connection. */
export const useIsRunning = (): boolean => useIsMutating() > 0
