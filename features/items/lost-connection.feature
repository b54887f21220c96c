@memory
Feature: The connection is lost
  Nobody loses what they have typed because a server or a line has gone.

  Scenario: Lost before saving: nothing is sent, the edits stay, and it is told
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When the connection is lost
    And she saves
    Then she sees the message "The server cannot be reached"
    And she is at item "3" of "tags"
    And "name" is "rails"
    And she can save

  @browser @server
  Scenario: Saving again once the connection is back
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And she has changed "name" to "rails"
    When the connection is lost
    And she saves
    Then she sees the message "The server cannot be reached"
    When the connection is restored
    And she saves
    Then she is at the list "tags"
    And the item "3" has the "Name" "rails"

  Scenario: Lost while creating: the form keeps everything
    Given Clara has signed in
    And she has started a new item of "Tags"
    And she has changed "name" to "volcanoes"
    And she has changed "slug" to "volcanoes"
    When the connection is lost
    And she saves
    Then she sees the message "No answer from the server"
    And she is at a new item of "tags"
    And "name" is "volcanoes"

  Scenario: Lost while deleting: the item stays
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    And "name" is "railways"
    When the connection is lost
    And she deletes the item
    Then she sees the message "No answer from the server"
    And she is at item "3" of "tags"

  @browser @server
  Scenario: The server cannot be reached when the application is opened
    Given the server cannot be reached
    When Clara opens the address "/collections/tags"
    Then she is at the connection error page
    When the connection is restored
    And she tries again
    And Clara signs in
    Then she is at the list "tags"
