export { OpeningSoonScreen as default } from '@skafferi/ui/screens/opening-soon-screen'
