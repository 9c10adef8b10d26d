export const words = {
  title: '封面素材',
}
