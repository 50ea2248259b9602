export { HeroCarousel as default } from '../home/HeroCarousel'
