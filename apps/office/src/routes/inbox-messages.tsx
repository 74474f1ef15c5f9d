import { CasesScreen } from '@skafferi/ui/office/inbox-screen'
import { useCasePage } from '../app/use-case-page'
import { paths } from '../paths'

export default function InboxMessagesRoute() {
  return <CasesScreen {...useCasePage('messages', paths.messages)} />
}
