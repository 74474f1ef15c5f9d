import { OpeningSoonScreen } from '@skafferi/ui/screens/opening-soon-screen'
import { useSettings } from '../app/use-settings'

export default function OpeningSoonRoute() {
  const { isOpen, wasOpen } = useSettings()
  // A document of the open shop shows it after the shop has closed.
  return <OpeningSoonScreen wasOpen={isOpen || wasOpen} />
}
