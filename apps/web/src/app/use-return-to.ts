import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '@skafferi/domain/shop/shop-context'
import { returnParameter } from '../paths'

/** The URL to return to after sign-in, from the page's query. */
export function useReturnTo(): string | undefined {
  const [parameters] = useSearchParams()
  const isHydrated = useIsHydrated()
  return (isHydrated && parameters.get(returnParameter)) || undefined
}
