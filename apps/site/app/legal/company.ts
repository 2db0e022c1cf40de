import { brand } from "@voxlog/product";

const { legalName, address, registrationNumber } = brand.company;

/** Who the visitor deals with, as the legal texts name it. */
export const company = {
  product: brand.name,
  company: legalName,
  address: `${address.street}, ${address.postalCode} ${address.city}`,
  registration: registrationNumber,
  email: brand.contact.email,
  city: address.city,
};
