import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { returnParameter } from '../paths'

const never = () => () => undefined

/**
 * The address to return to after sign-in, from the page's own address. Public pages are prerendered without any, so it
 * comes right after hydration: a link that differed from the prerendered one would keep the old address.
 */
export function useReturnTo(): string | undefined {
  const [parameters] = useSearchParams()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (isHydrated && parameters.get(returnParameter)) || undefined
}
