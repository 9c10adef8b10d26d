import * as offered from '#contract/covers/calls'
import * as designs from '#contract/covers/design-calls'
import * as desk from '#contract/covers/desk-calls'
import * as pictures from '#contract/covers/picture-calls'
import { handle } from '../../platform/http/call-handler'
import { addTheBackground } from './backgrounds/add-background'
import { listTheBackgrounds } from './backgrounds/list-backgrounds'
import {
  hideTheBackground,
  listBackgroundsOfSite,
  removeTheBackground,
  saveTheBackground,
} from './backgrounds/manage-backgrounds'
import { binOwnDesign, markOwnDesign, removeOwnDesign, restoreOwnDesign } from './designs/change-design'
import { copyOwnDesign, createOwnDesign } from './designs/create-design'
import { listOwnDesigns } from './designs/list-designs'
import { readOwnDesign } from './designs/read-design'
import { saveOwnDesign } from './designs/save-design'
import { keepVersionOfDesign, listVersionsOfDesign, readVersionOfDesign } from './designs/versions'
import { drawOwnDesign } from './drawing/draw-design'
import { uploadOwnImage, uploadSiteImage } from './images/upload-image'
import { orderOffers } from './order-offers'
import { askForPicture, listOwnAsked, readTheOffer } from './pictures/ask-picture'
import { attachOwnDesign } from './pictures/attach-design'
import { listPicturesForDesk, passThePicture, refuseThePicture } from './pictures/judge-pictures'
import { readTheRules, saveTheRules } from './pictures/picture-rules'
import { listShadowsOfSite, listTheShadows, removeTheShadow, saveTheShadow } from './shadows/shadows'
import { listTheTemplates, readTheTemplate } from './templates/list-templates'
import {
  hideTheTemplate,
  listTemplatesOfSite,
  readTemplateOfSite,
  removeTheTemplate,
  saveTheTemplate,
} from './templates/manage-templates'

export const coversRoutes = [
  handle(offered.listCoverBackgrounds, listTheBackgrounds),
  handle(offered.listCoverShadows, listTheShadows),
  handle(offered.listTemplates, listTheTemplates),
  handle(offered.readTemplate, readTheTemplate),
  handle(designs.listDesigns, listOwnDesigns),
  handle(designs.readDesign, readOwnDesign),
  handle(designs.createDesign, createOwnDesign),
  handle(designs.saveDesign, saveOwnDesign),
  handle(designs.markDesign, markOwnDesign),
  handle(designs.copyDesign, copyOwnDesign),
  handle(designs.binDesign, binOwnDesign),
  handle(designs.restoreDesign, restoreOwnDesign),
  handle(designs.removeDesign, removeOwnDesign),
  handle(designs.listDesignVersions, listVersionsOfDesign),
  handle(designs.readDesignVersion, readVersionOfDesign),
  handle(designs.keepDesignVersion, keepVersionOfDesign),
  handle(designs.uploadDesignImage, uploadOwnImage),
  handle(designs.drawDesign, drawOwnDesign),
  handle(desk.listManagedBackgrounds, listBackgroundsOfSite),
  handle(desk.addBackground, addTheBackground),
  handle(desk.saveBackground, saveTheBackground),
  handle(desk.orderBackgrounds, orderOffers('cover_backgrounds', 'background')),
  handle(desk.hideBackground, hideTheBackground),
  handle(desk.removeBackground, removeTheBackground),
  handle(desk.listManagedShadows, listShadowsOfSite),
  handle(desk.saveShadow, saveTheShadow),
  handle(desk.orderShadows, orderOffers('cover_shadows', 'shadow')),
  handle(desk.removeShadow, removeTheShadow),
  handle(desk.listManagedTemplates, listTemplatesOfSite),
  handle(desk.readManagedTemplate, readTemplateOfSite),
  handle(desk.saveTemplate, saveTheTemplate),
  handle(desk.orderTemplates, orderOffers('cover_templates', 'template')),
  handle(desk.hideTemplate, hideTheTemplate),
  handle(desk.removeTemplate, removeTheTemplate),
  handle(desk.uploadTemplateImage, uploadSiteImage),
  handle(pictures.readPictureOffer, readTheOffer),
  handle(pictures.askPicture, askForPicture),
  handle(pictures.listAskedPictures, listOwnAsked),
  handle(pictures.attachDesign, attachOwnDesign),
  handle(pictures.listPicturesToPass, listPicturesForDesk),
  handle(pictures.passPicture, passThePicture),
  handle(pictures.refusePicture, refuseThePicture),
  handle(pictures.readPictureRules, readTheRules),
  handle(pictures.savePictureRules, saveTheRules),
]
