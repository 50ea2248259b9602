export { VisionAndMission as default } from '../about/VisionAndMission'
