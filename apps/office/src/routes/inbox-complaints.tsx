import { CasesScreen } from '@skafferi/ui/office/inbox-screen'
import { useCasePage } from '../app/use-case-page'
import { paths } from '../paths'

export default function InboxComplaintsRoute() {
  return <CasesScreen {...useCasePage('complaints', paths.inbox)} />
}
