export { bottomBarRef } from './bottom-bar'
export { ToastProvider, type ToastProviderProps } from './ToastProvider'
export { useToast, type ToastControls, type ToastOptions } from './toast-context'
