Feature: One-to-many field
  The items that refer to this one are listed. Linking and removing changes those items, with the save of this one.

  Background:
    Given Ines has signed in
    And she has opened the item "1" of "Specimens"

  @memory
  Scenario: The items that refer to this one are listed
    Then the list "children" shows "signal_lamp, salt_rake, night_train_ticket"
    And she cannot save: "There is nothing to save"

  @memory @browser
  Scenario: An item is removed from the list and stays in its collection
    When she removes "salt_rake" from the list "children"
    Then "salt_rake" in the list "children" is marked as "delete"
    When she saves and stays
    Then she sees the message "“herring_net” saved"
    And the list "children" shows "signal_lamp, night_train_ticket"
    Given she has opened the item "3" of "Specimens"
    Then "parent" refers to nothing

  @memory
  Scenario: An existing item is linked by its key only
    When she adds "herring_net" to the list "children"
    Then "herring_net" in the list "children" is marked as "link"
    When she saves
    Then only this is sent to "specimens", with these types:
      | children | {"update": [{"id": 1}]} |

  @memory
  Scenario: A link that is not saved is removed without a trace
    When she adds "herring_net" to the list "children"
    And she removes "herring_net" from the list "children"
    Then she cannot save: "There is nothing to save"
    And the list "children" shows "signal_lamp, salt_rake, night_train_ticket"
