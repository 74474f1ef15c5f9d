import { cookiesText } from '@skafferi/brand/legal/cookies'
import { LegalScreen } from '@skafferi/ui/screens/legal-screen'
import { legalPages } from '../content/legal-pages'

export default function CookiesRoute() {
  return <LegalScreen {...cookiesText} externalUrl={legalPages.cookies} />
}
