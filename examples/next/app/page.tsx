import { Badge } from '@skafferi/ui/components/content/badge'
import { Listing } from '../shop/Screens.tsx'

/** A server component: the badge has no events, so it needs no client component of this app around it. */
export default function Page() {
  return (
    <>
      <Badge icon={null}>Prices without VAT</Badge>
      <Listing />
    </>
  )
}
