import { useSharedShelf } from '@skafferi/domain/shop/shelf'
import { ApplicationShelf, type ApplicationShelfProps } from '@skafferi/ui/commerce/shelf/application-shelf'

/** The shared shelf that an application is sent with. */
export default function AppliedShelf({ code, ...props }: Omit<ApplicationShelfProps, 'load'> & { code: string }) {
  return <ApplicationShelf {...props} load={useSharedShelf(code).load} />
}
