export { GallerySection as default } from '../gallery/GallerySection'
