import { useSearchParams } from 'react-router-dom'
import { returnParameter } from '../paths'
import { useIsHydrated } from './use-is-hydrated'

/** The address to return to after sign-in, from the page's own address. */
export function useReturnTo(): string | undefined {
  const [parameters] = useSearchParams()
  const isHydrated = useIsHydrated()
  return (isHydrated && parameters.get(returnParameter)) || undefined
}
