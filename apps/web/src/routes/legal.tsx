import { useLocation } from 'react-router-dom'
import { legalKindAt, useLegalText } from '@skafferi/domain/shop/content'
import { LegalScreen } from '@skafferi/ui/screens/legal-screen'

export { prefetchLegalText as prefetch } from '@skafferi/domain/shop/content'

export default function LegalRoute() {
  const kind = legalKindAt(useLocation().pathname)
  return <LegalScreen kind={kind} legal={useLegalText(kind)} />
}
