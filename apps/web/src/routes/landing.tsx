import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { useReturnTo } from '../app/use-return-to'
import { heroShelves } from '../content/shelves'

export default function LandingRoute() {
  return <LandingScreen shelves={heroShelves} returnTo={useReturnTo()} />
}
