Feature: Fields of a collection
  Some fields of the platform name a collection, or a field of the collection that another field names.

  Background:
    Given Ines has signed in
    And she has opened the item "4" of "Specimens"

  @memory @browser
  Scenario: The fields to choose follow the chosen collection
    Then "described_by" asks "Select a collection first."
    When she picks "Tags" in "described_in"
    Then "described_by" offers the fields "Name, Slug"
    And "described_by" refuses "Id (primary key)"
    When she picks "Name" in "described_by"
    And she saves and stays
    Then she sees the message "“night_train_ticket” saved"
    When she reloads the page
    Then "tags" is picked in "described_in"
    And "name" is picked in "described_by"

  @memory
  Scenario: Another collection keeps the chosen field until another one is chosen
    When she picks "Tags" in "described_in"
    And she picks "Name" in "described_by"
    And she picks "Places" in "described_in"
    And she saves
    Then only this is sent to "specimens", with these types:
      | described_in | "places" |
      | described_by | "name"   |
