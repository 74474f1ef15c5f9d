import { FaqScreen } from '@skafferi/ui/screens/faq-screen'
import { useDocumentContent } from '../app/use-document-content'

export default function FaqRoute() {
  const { content, loader } = useDocumentContent('faq')
  return (
    <>
      <FaqScreen {...content} />
      {loader}
    </>
  )
}
