import { termsText } from '@skafferi/brand/legal/terms'
import { LegalScreen } from '@skafferi/ui/screens/legal-screen'
import { legalPages } from '../content/legal-pages'

export default function TermsRoute() {
  return <LegalScreen {...termsText} externalUrl={legalPages.terms} />
}
