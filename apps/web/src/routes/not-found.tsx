export { NotFoundScreen as default } from '@skafferi/ui/screens/not-found-screen'
