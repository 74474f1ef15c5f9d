import { useSearchParams } from 'react-router-dom'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { heroShelves } from '../content/shelves'
import { returnParameter } from '../paths'

export default function LandingRoute() {
  const [parameters] = useSearchParams()
  return <LandingScreen shelves={heroShelves} returnTo={parameters.get(returnParameter) ?? undefined} />
}
