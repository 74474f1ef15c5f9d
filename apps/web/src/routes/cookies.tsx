import { prefetchLegalText, useLegalText } from '@skafferi/domain/shop/content'
import { LegalScreen } from '@skafferi/ui/screens/legal-screen'

export const prefetch = prefetchLegalText('cookies')

export default function CookiesRoute() {
  return <LegalScreen kind="cookies" legal={useLegalText('cookies')} />
}
